plugins {
  id("com.android.application") version "8.7.3"
  id("org.jetbrains.kotlin.android") version "2.1.0"
  id("org.jetbrains.kotlin.plugin.compose") version "2.1.0"
}

android {
  namespace = "harbor"
  compileSdk = 35
  defaultConfig { minSdk = 26 }
  buildFeatures { compose = true }
}

dependencies {
  implementation(platform("androidx.compose:compose-bom:2024.12.01"))
  implementation("androidx.compose.material3:material3")
  implementation("androidx.activity:activity-compose:1.9.3")
}
